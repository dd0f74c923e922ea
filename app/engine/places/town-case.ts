/**
 * A town as maps write it, where it is printed in capitals or small letters alone: "FORT WORTH" is "Fort Worth", "MCALLEN" is
 * "McAllen", "O'FALLON" is "O'Fallon". One of both kinds of letters stays as it is.
 */
export function townCase(town: string): string {
  if (town !== town.toUpperCase() && town !== town.toLowerCase()) return town;
  return town
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}|(?<=\b\p{L}['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc(\p{L})(?=\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=[\s-])(?:Of|The|Du|Des|And|On|In)(?=[\s-])/g, (word) => word.toLowerCase());
}
