import { milesBetween } from '../../../app/engine/places/place';
import { placeKey } from '../../../app/engine/places/place-key';
import { isRuralArea, provinceOfArea } from '../../../app/engine/places/postal-code';

/** A row of the source: the name holds a town, a part of it, or a region with its main town in brackets. */
export interface CanadianArea {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
}

interface Town {
  name: string;
  state: string;
  lat: number;
  lon: number;
  population: number;
}

/** Farthest that the named town may be from the middle of its area, in miles. */
const URBAN_REACH_MILES = 40;
const RURAL_REACH_MILES = 400;

/** Names in the source that are a part of a city, or wrong, with the town they belong to. */
const BELONGS_TO: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^(downtown|east|west|central) toronto|^queen's park|^(willowdale|don mills|downsview|weston)\b/i,
    'Toronto',
  ],
  [/^government of canada ottawa/i, 'Ottawa'],
  [
    /^(downtown|old) montr|^(ahuntsic|villeray|petite-patrie|plateau mont|rosemont|hochelaga|maisonneuve|mercier (north|west|southeast)|centre-sud|tour de la bourse|place (bonaventure|desjardins)|parc-extension|c.te-des-neiges|notre-dame-de-gr|saint-henri|ville .mard|petite-bourgogne|pointe-saint-charles|cartierville|l'.le-des-soeurs|verdun|outremont|saint-michel|rivi.re-des-prairies|pointe-aux-trembles|saint-l.onard|anjou|lasalle|montreal north|saint-laurent|pierrefonds|roxboro|saint-pierre|l'.le.bizard|sainte-genevi)/i,
    'Montréal',
  ],
  [
    /^(duvernay|auteuil|sainte-rose|vimont|fabreville|chomedey|pont-viau|laval-|sainte-doroth|.les-laval|saint-vincent-de-paul|saint-fran.ois$)/i,
    'Laval',
  ],
  [
    /^(quebec (city|provincial)|jean-talon|charlesbourg|beauport|sainte-foy|loretteville|cap-rouge|val-b.lair|lac-saint-charles|saint-.mile)/i,
    'Québec',
  ],
  [/^napanee/i, 'Napanee'],
  [/^la salle/i, 'LaSalle'],
  [/^hull /i, 'Gatineau'],
  [/^saint-hubert/i, 'Longueuil'],
  [/^langley township/i, 'Langley'],
  [/^(chicoutimi|jonqui.re|la baie|laterri.re)/i, 'Saguenay'],
  [/^dieppe moncton/i, 'Dieppe'],
  [/^greater sudbury/i, 'Greater Sudbury'],
  [/^saanich|^(oak bay|esquimalt)/i, 'Victoria'],
];

const PART_OF_TOWN = new Set(
  (
    'north south east west northeast northwest southeast southwest ne nw se sw central centre inner outer upper lower mid ' +
    'outskirts extremities northern southern eastern western and city rcm subdivisions riverbank mid-riverbank harbour'
  ).split(' '),
);

/** "Saint- Jean- Sur-richelieu East" -> "Saint-Jean-Sur-Richelieu East": the source breaks and lower-cases after hyphens. */
function tidy(name: string): string {
  return name
    .replace(/-\s+/g, '-')
    .replace(
      /\s+(Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland & Labrador|Nova Scotia|Ontario|Prince Edward Island|Saskatchewan) Provincial Government$/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /(^|[\s(-])(d'|l')?([a-z])/gi,
      (_, before: string, article: string | undefined, letter: string) =>
        `${before}${article ?? ''}${letter.toUpperCase()}`,
    )
    .replace(/-(De|Du|Des|La|Le|Les|Sur|Aux|Au|Et|En)(?=-)/g, (part) => part.toLowerCase());
}

/** A key in which every broken letter of the source (U+FFFD) stands for any letter. */
function pattern(name: string): RegExp {
  const parts = name.split('\uFFFD');
  if (parts.length === 1) return new RegExp(`^${placeKey(name)}$`);
  // Broken letters join their neighbors: keys are made of the text with a marker that survives folding.
  return new RegExp(`^${placeKey(parts.join('qqq')).replaceAll('qqq', '[a-z0-9]')}$`);
}

/** The candidates a source name offers, best first: all of it, then without its last words; what is in brackets. */
function candidates(area: CanadianArea): string[] {
  const bracket = /^(.*?)\s*\(([^)]*)\)/.exec(area.city);
  const before = tidy(bracket?.[1] ?? area.city);
  const inside = bracket?.[2] === undefined ? [] : [tidy(bracket[2])];
  const words = before.split(' ');
  const shortened = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  return isRuralArea(area.zip) ? [...inside, ...shortened] : [...shortened, ...inside];
}

const townNames = (name: string): string => {
  const words = name.split(' ');
  while (words.length > 1 && PART_OF_TOWN.has((words[words.length - 1] ?? '').toLowerCase())) words.pop();
  return words.join(' ');
};

/**
 * Gives every Canadian area its province and a town that exists: the named one where it is known and near, else, for
 * rural areas, the nearest town; an urban name that no list knows stays as it is, with the parts of town cut off.
 */
export function nameCanadianAreas(source: readonly CanadianArea[], towns: readonly Town[]) {
  const byProvince = new Map<string, Town[]>();
  for (const town of towns) byProvince.set(town.state, [...(byProvince.get(town.state) ?? []), town]);
  return source.map((area) => {
    const state = provinceOfArea(area.zip);
    if (!state) throw new Error(`Unknown province of postal area ${area.zip}`);
    const point = { lat: area.latitude, lon: area.longitude };
    const near = (byProvince.get(state) ?? [])
      .map((town) => ({ town, miles: milesBetween(point, town) }))
      .sort((a, b) => a.miles - b.miles);
    const reach = isRuralArea(area.zip) ? RURAL_REACH_MILES : URBAN_REACH_MILES;
    const belongsTo = BELONGS_TO.find(([name]) => name.test(area.city))?.[1];
    const find = (name: string) => {
      const matches = pattern(name);
      return near.find(({ town, miles }) => miles < reach && matches.test(placeKey(town.name)))?.town;
    };
    let town: Town | undefined;
    for (const name of belongsTo ? [belongsTo] : candidates(area)) town ??= find(name);
    let place = town?.name;
    if (place === undefined) {
      const named = townNames(tidy(area.city.replace(/\s*\(.*$/, '')));
      const usable = !isRuralArea(area.zip) && !named.includes('\uFFFD');
      place = usable ? named : near[0]?.town.name;
    }
    if (!place) throw new Error(`No town for postal area ${area.zip}`);
    return { code: area.zip, place, state, lat: area.latitude, lon: area.longitude };
  });
}
