import { describe, expect, it } from 'vitest';
import { routePatterns } from '~/platform/http/edge/route-pattern.server';

const patternOf = routePatterns({
  root: { id: 'root', path: '' },
  $: { id: '$', parentId: 'root', path: '*' },
  home: { id: 'home', parentId: 'root', path: 'mileage' },
  shell: { id: 'shell', parentId: 'root', path: 'mileage' },
  trip: { id: 'trip', parentId: 'shell', path: 'trips-fuel/trips/:id' },
  newTrip: { id: 'newTrip', parentId: 'shell', path: 'trips-fuel/trips/new' },
  tripMiles: { id: 'tripMiles', parentId: 'shell', path: 'trips-fuel/trips/:id/miles' },
  rates: { id: 'rates', parentId: 'root', path: 'mileage/rates/:year/:quarter' },
  csv: { id: 'csv', parentId: 'root', path: 'mileage/rates/:year/:quarter.csv' },
  oldRates: { id: 'oldRates', parentId: 'root', path: 'mileage/rates/*' },
  demo: { id: 'demo', parentId: 'root', path: 'mileage/api/demo-rates/:year?/:quarter?' },
});

describe('the pattern of an address', () => {
  it.each([
    ['/mileage', '/mileage'],
    ['/mileage/', '/mileage'],
    ['/mileage/trips-fuel/trips/12', '/mileage/trips-fuel/trips/:id'],
    ['/mileage/trips-fuel/trips/new', '/mileage/trips-fuel/trips/new'],
    ['/mileage/trips-fuel/trips/new/miles', '/mileage/trips-fuel/trips/:id/miles'],
    ['/mileage/rates/2026/3', '/mileage/rates/:year/:quarter'],
    ['/mileage/rates/2026/3.csv', '/mileage/rates/:year/:quarter.csv'],
    ['/mileage/rates/2026/3/more', '/mileage/rates/*'],
    ['/mileage/rates', '/mileage/rates/*'],
    ['/mileage/api/demo-rates', '/mileage/api/demo-rates'],
    ['/mileage/api/demo-rates/2026/3', '/mileage/api/demo-rates/:year/:quarter'],
    ['/etc/passwd', '/*'],
  ])('%s is %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });

  it('is none where no route answers', () => {
    expect(routePatterns({ home: { id: 'home', path: 'mileage' } })('/other')).toBeUndefined();
  });
});
