import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const VERSION = '3.6.1';
const TOOL = path.join(root, '.cache/valhalla-tool');
const PACKAGE = path.join(TOOL, 'node_modules/@valhallajs/valhallajs');

/**
 * Installs the package beside the project (87 MB, not among its dependencies) unless it is there. Gives the reason where
 * that is impossible: no binaries for this machine, no way to the registry. Everything else that goes wrong is thrown.
 */
export async function installValhalla(): Promise<string | null> {
  const platform = `${process.platform}-${process.arch}`;
  if (!['linux-x64', 'linux-arm64', 'darwin-arm64'].includes(platform)) {
    return `@valhallajs/valhallajs has no binaries for ${platform}`;
  }
  const manifest = path.join(PACKAGE, 'package.json');
  if (
    existsSync(manifest) &&
    (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === VERSION
  )
    return null;
  mkdirSync(TOOL, { recursive: true });
  try {
    await run(
      'npm',
      [
        'install',
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--prefix',
        TOOL,
        `@valhallajs/valhallajs@${VERSION}`,
      ],
      { cwd: TOOL, timeout: 240_000 },
    );
    return null;
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error);
    const code = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.exec(said)?.[0];
    if (code) return `npm cannot reach its registry (${code})`;
    throw error;
  }
}

export interface ValhallaServer {
  url: string;
  stop: () => Promise<void>;
}

/** Admin areas and tiles from an OSM file, then a server on them. */
export async function startValhalla(osmFile: Buffer): Promise<ValhallaServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stateline-valhalla-'));
  const config = path.join(folder, 'valhalla.json');
  const osm = path.join(folder, 'country.osm.pbf');
  writeFileSync(config, JSON.stringify(valhallaConfig(folder)));
  writeFileSync(osm, osmFile);
  const tool = (command: string) =>
    run(path.join(PACKAGE, process.platform, process.arch, command), ['-c', config, osm], {
      timeout: 60_000,
      // It leaves notes where it is.
      cwd: folder,
    });
  await tool('valhalla_build_admins');
  await tool('valhalla_build_tiles');
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('serve.mjs', import.meta.url)), PACKAGE, config],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = async () => {
    const ended = server.exitCode !== null ? null : new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${await portOf(server)}`, stop };
}

async function portOf(server: ChildProcess): Promise<number> {
  // The library logs every search; only what it said before a failure is of interest.
  let said = '';
  server.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  for await (const line of createInterface({ input: server.stdout! })) {
    if (line.startsWith('{"port"')) return (JSON.parse(line) as { port: number }).port;
  }
  throw new Error(`the Valhalla server ended before it listened: ${said}`);
}

/** Ten stops a trip, so that a longer one shows what happens over the limits; distances as our notes say. */
export const MAX_LOCATIONS = 10;

/** What valhalla_build_config would write (it needs Python), cut down to what is read here. */
function valhallaConfig(folder: string): unknown {
  const logging = { type: 'std_err', color: false };
  const service = (name: string) => ({ proxy: `ipc://${path.join(folder, name)}` });
  const limit = {
    max_distance: 10_000_000,
    max_locations: MAX_LOCATIONS,
    max_matrix_distance: 0,
    max_matrix_location_pairs: 0,
  };
  const hierarchy = {
    max_up_transitions: { 1: 400, 2: 100 },
    expand_within_distance: { 0: 1e8, 1: 100_000, 2: 5000 },
  };
  return {
    mjolnir: {
      tile_dir: path.join(folder, 'tiles'),
      admin: path.join(folder, 'admins.sqlite'),
      // The tables of a whole planet would take gigabytes.
      id_table_size: 100_000,
      max_cache_size: 100_000_000,
      concurrency: 1,
      hierarchy: true,
      shortcuts: true,
      include_driving: true,
      data_processing: { use_admin_db: true, apply_country_overrides: true, infer_turn_channels: false },
      logging,
    },
    loki: {
      actions: ['route', 'locate', 'trace_attributes', 'status'],
      use_connectivity: true,
      service_defaults: {
        radius: 0,
        minimum_reachability: 50,
        search_cutoff: 35_000,
        node_snap_tolerance: 5,
        street_side_tolerance: 5,
        street_side_max_distance: 1000,
        heading_tolerance: 60,
      },
      logging: { ...logging, long_request: 10_000 },
      service: service('loki'),
    },
    thor: {
      source_to_target_algorithm: 'select_optimal',
      bidirectional_astar: {
        threshold_delta: 420,
        alternative_cost_extend: 1.2,
        alternative_iterations_delta: 100_000,
        hierarchy_limits: hierarchy,
      },
      unidirectional_astar: { hierarchy_limits: hierarchy },
      costmatrix: { hierarchy_limits: hierarchy, max_reserved_locations: 25 },
      logging: { ...logging, long_request: 10_000 },
      service: service('thor'),
    },
    meili: {
      mode: 'auto',
      customizable: [],
      verbose: false,
      default: {
        sigma_z: 4.07,
        gps_accuracy: 5,
        beta: 3,
        max_route_distance_factor: 5,
        max_route_time_factor: 5,
        max_search_radius: 100,
        breakage_distance: 2000,
        interpolation_distance: 10,
        search_radius: 50,
        geometry: false,
        route: true,
        turn_penalty_factor: 0,
      },
      auto: { turn_penalty_factor: 200, search_radius: 50 },
      grid: { size: 500, cache_size: 100_240 },
      logging,
      service: service('meili'),
    },
    odin: { logging, service: service('odin'), markup_formatter: { markup_enabled: false } },
    service_limits: {
      ...Object.fromEntries(
        ['auto', 'bicycle', 'bikeshare', 'bus', 'motor_scooter', 'motorcycle', 'taxi', 'truck'].map((c) => [
          c,
          limit,
        ]),
      ),
      pedestrian: { ...limit, min_transit_walking_distance: 1, max_transit_walking_distance: 10_000 },
      transit: limit,
      multimodal: limit,
      trace: {
        max_distance: 10_000_000,
        max_gps_accuracy: 100,
        max_search_radius: 100,
        max_shape: 200_000,
        max_alternates: 3,
        max_alternates_shape: 100,
      },
      isochrone: {
        max_contours: 4,
        max_time_contour: 120,
        max_distance: 25_000,
        max_locations: 1,
        max_distance_contour: 200,
      },
      centroid: { max_distance: 200_000, max_locations: 5 },
      skadi: { max_shape: 750_000, min_resample: 10 },
      status: { allow_verbose: false },
      hierarchy_limits: {
        allow_modification: false,
        bidirectional_astar: {
          max_allowed_up_transitions: { 1: 400, 2: 100 },
          max_expand_within_distance: { 0: 1e8, 1: 20_000, 2: 5000 },
        },
        unidirectional_astar: {
          max_allowed_up_transitions: { 1: 400, 2: 100 },
          max_expand_within_distance: { 0: 1e8, 1: 100_000, 2: 5000 },
        },
        costmatrix: { max_allowed_up_transitions: { 1: 400, 2: 100 } },
      },
      allow_hard_exclusions: false,
      max_exclude_locations: 50,
      max_exclude_polygons_length: 10_000,
      max_radius: 200,
      max_reachability: 100,
      max_alternates: 3,
      max_timedep_distance: 500_000,
      max_timedep_distance_matrix: 0,
      max_distance_disable_hierarchy_culling: 0,
    },
  };
}
