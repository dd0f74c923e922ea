import { env } from '~/config/env.server';
import { paths } from '~/routes';

/** What a phone needs to put the product on its home screen. */
export const webManifest = () => ({
  id: paths.home(),
  name: env().PRODUCT_NAME,
  short_name: env().PRODUCT_NAME.slice(0, 12),
  description: 'Mileage and fuel tax (IFTA) records and returns',
  start_url: paths.home(),
  scope: paths.home(),
  display: 'minimal-ui',
  background_color: '#f9faf8',
  theme_color: '#00603b',
  icons: [
    { src: `${paths.home()}/img/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: `${paths.home()}/img/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `${paths.home()}/img/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: `${paths.home()}/img/icon-maskable-512.png`,
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  shortcuts: [
    { name: 'Add trip', url: paths.newTrip() },
    { name: 'Add fuel', url: paths.newFuel() },
  ],
});
