import { describe, expect, it } from 'vitest';
import { expand, shrink } from '../../../app/cli/client-manifest.mjs';

const route = (id: string, rest: Record<string, unknown> = {}) => ({
  id,
  parentId: 'root',
  hasLoader: true,
  hasAction: false,
  hasErrorBoundary: false,
  module: `/mileage/build/${id}-ABCD1234.js`,
  imports: ['/mileage/build/_shared/chunk.js'],
  ...rest,
});

const routes = {
  root: { ...route('root', { path: '' }), parentId: undefined },
  'routes/$': route('routes/$', { path: '*' }),
  'routes/mileage._index': route('routes/mileage._index', { path: 'mileage', index: true }),
  'routes/mileage._shell': route('routes/mileage._shell', { path: 'mileage', hasLoader: false }),
  'routes/mileage._shell.trips-fuel.trips.$id': route('routes/mileage._shell.trips-fuel.trips.$id', {
    parentId: 'routes/mileage._shell',
    path: 'trips-fuel/trips/:id',
    hasAction: true,
  }),
  'routes/mileage._shell.imports.$id_.left-over[.]csv': route(
    'routes/mileage._shell.imports.$id_.left-over[.]csv',
    { parentId: 'routes/mileage._shell', path: 'imports/:id/left-over.csv' },
  ),
  'routes/mileage.login_.code': route('routes/mileage.login_.code', { path: 'mileage/login/code' }),
};

describe('the manifest of the browser', () => {
  it('is whole again after it has been shortened, but for what is false and the shared chunks', () => {
    const manifest = { entry: {}, routes };
    const back = expand(structuredClone(shrink(manifest)), '/mileage/build/').routes;
    for (const [id, full] of Object.entries(routes)) {
      const { imports: _imports, ...kept } = full;
      const wanted = Object.fromEntries(
        Object.entries(kept).filter(
          ([key, value]) => value !== undefined && (value !== false || key === 'hasLoader'),
        ),
      );
      expect(back[id], id).toEqual(wanted);
    }
  });

  it('leaves out what follows from the name', () => {
    expect(Object.keys(shrink({ routes }).routes['routes/mileage.login_.code'] ?? {})).toEqual(['module']);
  });

  it('refuses a module that is not named after its route', () => {
    expect(() => shrink({ routes: { 'routes/x': route('routes/y') } })).toThrow('not named after its route');
  });
});
