import { tsImport } from 'tsx/esm/api';

const { productRoutes } = await tsImport('./app/routes.ts', import.meta.url);

/** The table of app/routes.ts, in the words of the compiler. */
function define(route, entries) {
  for (const { path, module, index, children } of entries)
    if (children) route(path, module, () => define(route, children));
    else route(path, module, { index });
}

/** @type {import('@remix-run/dev').AppConfig} */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*'],
  routes: (defineRoutes) => defineRoutes((route) => define(route, productRoutes)),
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
