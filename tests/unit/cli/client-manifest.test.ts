import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expand, isWithoutScripts, shrink } from '../../../app/cli/client-manifest.mjs';

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
  'areas/content/pages/not-found': route('areas/content/pages/not-found', { path: '*' }),
  'areas/content/pages/home': route('areas/content/pages/home', { path: 'mileage', index: true }),
  'areas/carriers/pages/shell': route('areas/carriers/pages/shell', { path: 'mileage', hasLoader: false }),
  'areas/trips/pages/trip': route('areas/trips/pages/trip', {
    parentId: 'areas/carriers/pages/shell',
    path: 'trips-fuel/trips/:id',
    hasAction: true,
  }),
  'areas/imports/pages/left-over-csv': route('areas/imports/pages/left-over-csv', {
    parentId: 'areas/carriers/pages/shell',
    path: 'imports/:id/left-over.csv',
  }),
  'areas/accounts/pages/sign-in-code': route('areas/accounts/pages/sign-in-code', {
    path: 'mileage/login/code',
  }),
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
    const short = shrink({ routes }).routes;
    expect(short['']?.['accounts/sign-in-code']).toEqual({ path: 'login/code', module: 'ABCD1234' });
    expect(short['']?.['content/home']).toEqual({ index: true, module: 'ABCD1234' });
    expect(Object.keys(short['carriers/shell'] ?? {})).toEqual(['imports/left-over-csv', 'trips/trip']);
  });

  it('refuses a module that is not named after its route', () => {
    expect(() => shrink({ routes: { 'areas/x': route('areas/y') } })).toThrow('not named after its route');
  });

  it('knows pages without scripts, which nobody navigates to within a page', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    expect(isWithoutScripts(root, 'areas/returns/pages/filed-returns')).toBe(true);
    expect(isWithoutScripts(root, 'areas/ledger/pages/ledger')).toBe(false);
    expect(isWithoutScripts(root, 'areas/none/pages/none')).toBe(false);
    const inAdmin = (id: string) => ({ [id]: { parentId: 'areas/admin/pages/layout' } });
    const [silent, own] = ['areas/admin/pages/system', 'areas/rates/pages/admin-rates'];
    expect(isWithoutScripts(root, silent)).toBe(false);
    expect(isWithoutScripts(root, silent, inAdmin(silent))).toBe(true);
    expect(isWithoutScripts(root, own, inAdmin(own))).toBe(false);
  });
});
