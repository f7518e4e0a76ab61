/** Which files editors may upload: pictures, drawings and 3D models. */
module.exports = ({ env }) => ({
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
  upload: {
    config: {
      sizeLimit: 25 * 1024 * 1024,
      security: { allowedTypes: ['image/*', 'application/pdf', 'model/*'], deniedTypes: ['image/svg+xml'] },
    },
  },
})
