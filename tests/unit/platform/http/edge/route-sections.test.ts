import type { ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { bySection } from '~/platform/http/edge/route-sections.server';

const route = (id: string, parentId: string | undefined, path: string | undefined) =>
  [id, { id, parentId, path }] as const;
const routes = Object.fromEntries([
  route('root', undefined, ''),
  route('$', 'root', '*'),
  route('home', 'root', 'mileage'),
  route('shell', 'root', 'mileage'),
  route('trips', 'shell', 'trips-fuel'),
  route('trip', 'shell', 'trips-fuel/trips/:id'),
  route('account', 'shell', 'account'),
  route('rates', 'root', 'mileage/rates/:year?/:quarter?'),
  route('csv', 'root', 'mileage/rates/:year/:quarter.csv'),
  route('manifest', 'root', 'mileage/manifest.webmanifest'),
  route('error', 'root', 'mileage/403'),
  route('calls', 'root', 'mileage/api/*'),
]);
const handlers = bySection({ routes } as unknown as ServerBuild, (build) =>
  Object.keys(build.routes).sort().join(' '),
);
const all = Object.keys(routes).sort().join(' ');

describe('the routes that an address meets', () => {
  it.each([
    ['/mileage', '$ home root shell'],
    ['/mileage/', '$ home root shell'],
    ['/mileage/trips-fuel', '$ root shell trip trips'],
    ['/mileage/trips-fuel/trips/7', '$ root shell trip trips'],
    ['/mileage/trips-fuel.data', '$ root shell trip trips'],
    ['/mileage/rates/2026/3.csv', '$ csv rates root'],
    ['/mileage/api/trip/7', '$ calls root'],
    ['/mileage/api/nothing', '$ calls root'],
  ])('%s: those of its section', (path, wanted) => expect(handlers(path)).toBe(wanted));

  it.each([
    '/',
    '/elsewhere',
    '/mileage/403',
    '/mileage/manifest.webmanifest',
    '/mileage/_root.data',
    '/Mileage/Rates',
    '/mileage/nothing',
    '//mileage',
    '/mileage/%72ates',
  ])('%s: all', (path) => expect(handlers(path)).toBe(all));
});
