/** One SQLite file, at the place that DATABASE_FILE names. */
module.exports = ({ env }) => ({
  connection: { client: 'sqlite', connection: { filename: env('DATABASE_FILE') }, useNullAsDefault: true },
})
