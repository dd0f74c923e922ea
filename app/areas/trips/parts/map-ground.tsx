import type { MapShield, RoadLayer } from '~/areas/trips/map/road-layer';

/** Roads below the way; without a style sheet they are thin gray lines. */
export function MapGroundUnder({ ground }: { ground: RoadLayer }) {
  return (
    <g className="map-roads" fill="none" stroke="#999">
      {ground.tolls === '' ? null : <path className="map-toll" d={ground.tolls} />}
      {ground.roads.map(({ kind, path }) => (
        <path key={kind} className={`map-${kind}`} d={path} />
      ))}
    </g>
  );
}

/** Ferries, over the way: it is not driven there. */
export function MapFerries({ ground }: { ground: RoadLayer }) {
  return ground.ferries === '' ? null : (
    <path className="map-ferry" fill="none" stroke="#06c" strokeDasharray="2 4" d={ground.ferries} />
  );
}

/** How round its corners are tells whose sign it is. */
const CORNER: Record<MapShield['sign'], number> = { interstate: 4, us: 2, other: 7 };

/** Half of a shield's width by its letters. */
const halfOf = ({ text }: MapShield): number => text.length * 3 + 3.5;

/** Towns by size, and the shields of the roads. */
export function MapLabels({ ground }: { ground: RoadLayer }) {
  return (
    <>
      <g className="map-town" lang="en">
        {ground.towns.map((town, index) => (
          <g key={index} className={`town-${town.size}`} transform={`translate(${town.x} ${town.y})`}>
            <circle r={2} />
            <text x={town.anchor === 'start' ? 5 : -5} y={4} textAnchor={town.anchor}>
              {town.name}
            </text>
          </g>
        ))}
      </g>
      <g className="map-shield" textAnchor="middle">
        {ground.shields.map((shield) => (
          <g
            key={shield.text}
            className={`shield-${shield.sign}`}
            transform={`translate(${shield.x} ${shield.y})`}
          >
            <rect
              x={-halfOf(shield)}
              y={-7}
              width={2 * halfOf(shield)}
              height={14}
              rx={CORNER[shield.sign]}
            />
            <text y={3.5}>{shield.text}</text>
          </g>
        ))}
      </g>
    </>
  );
}
