/** A line under the film, in milliseconds from its start. */
export interface Caption {
  fromMs: number;
  toMs: number;
  text: string;
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

function timestamp(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}.${pad(ms % 1000, 3)}`;
}

/** The lines as a WebVTT file. */
export const webVtt = (captions: readonly Caption[]): string =>
  [
    'WEBVTT',
    ...captions.map(
      ({ fromMs, toMs, text }, index) =>
        `${index + 1}\n${timestamp(fromMs)} --> ${timestamp(toMs)}\n${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}`,
    ),
  ].join('\n\n') + '\n';
