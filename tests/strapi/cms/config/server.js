/** Address and keys; everything that differs between machines comes from the environment. */
module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  // Longer than the few seconds that a busy client may need: a connection that is closed just as it is used again looks like a server that is down.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('PUBLIC_DIR', './public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
})
