/** @type {import('@remix-run/dev').AppConfig} */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/.*', '**/*.test.{ts,tsx}'],
  server: './server.ts',
  serverModuleFormat: 'esm',
  serverPlatform: 'node',
  serverMinify: false,
  serverBuildPath: 'build/index.js',
  assetsBuildDirectory: 'public/build',
  publicPath: '/mileage/build/',
  watchPaths: ['./jobs', './prisma/seed'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
};
