import type { StateLinePoints } from './state-line-points';

const HEAD = `# Points at which numbered roads cross state lines, as the lines of the U.S. Census Bureau have it (TIGER/Line, public
# domain): each of its lines ends at the line of its state. Outlines of states are laid through them. Made by roads:shapes.
`;

/** The text of the network that holds the points, one line for every two states, in degrees of four decimals. */
export function bordersText(points: ReturnType<StateLinePoints['all']>): string {
  const lines = new Map<string, string[]>();
  for (const { states, lat, lon } of points) {
    const lead = `BORDER ${states.join(' ~ ')}:`;
    lines.set(lead, [...(lines.get(lead) ?? []), `${lat.toFixed(4)},${lon.toFixed(4)}`]);
  }
  return HEAD + [...lines].map(([lead, at]) => `${lead} ${at.join(' ')}\n`).join('');
}
