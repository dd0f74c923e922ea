/** @type {import('@remix-run/dev').AppConfig} */
export default {
  cacheDirectory: '../../../.cache/bench/bare/cache',
  serverModuleFormat: 'esm',
  serverBuildPath: '../../../.cache/bench/bare/build.js',
  assetsBuildDirectory: '../../../.cache/bench/bare/assets',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
};
