import type { Browser } from 'playwright-core';
import { CODEC, webmFile } from './webm';
import type { Take } from './camera';

/** The film in pixels; under the screen is a strip for the captions. */
export const FILM = { width: 960, height: 600, strip: 60 } as const;
/** The page that is filmed, in CSS pixels, and how it is made smaller. */
export const SCREEN = { width: 1200, height: 675, scale: 0.8 } as const;

/** 0 is without loss, 63 the coarsest. */
const QUANTIZER = 48;
const POSTER_QUALITY = 0.8;
/** A player jumps to key frames; each costs as much as a picture. */
const KEY_EVERY_MS = 8000;
/** A still frame is repeated, so that a jump into it shows something. */
const LONGEST_MS = 500;

export interface Developed {
  film: Buffer;
  poster: Buffer;
  durationMs: number;
}

/** Makes film and poster of what the camera took, with the encoders that are in the browser. */
export async function develop(browser: Browser, take: Take): Promise<Developed> {
  const page = await browser.newPage();
  try {
    // Encoders are only for pages that came over a safe line; this one comes from here.
    await page.route('https://films.invalid/**', (route) =>
      // tsx gives functions their names with a helper that a page does not have.
      route.fulfill({ contentType: 'text/html', body: '<script>var __name = (it) => it</script>' }),
    );
    await page.goto('https://films.invalid/');
    const { chunks, poster, durationMs } = await page.evaluate(
      async ({ screens, shots, film, codec, scale, quantizer, posterQuality, keyEvery, longest }) => {
        const pictures = await Promise.all(
          screens.map(async (base64) => {
            const picture = new Image();
            picture.src = `data:image/png;base64,${base64}`;
            await picture.decode();
            return picture;
          }),
        );
        const canvas = document.createElement('canvas');
        canvas.width = film.width;
        canvas.height = film.height;
        const paper = canvas.getContext('2d');
        if (!paper) throw new Error('no canvas');
        const arrow = new Path2D('M0 0V17.5L4.2 13.6L7 20L10 18.7L7.2 12.4H13Z');
        const told: { base64: string; atMs: number; isKey: boolean }[] = [];
        const failures: string[] = [];
        const encoder = new VideoEncoder({
          output: (chunk) => {
            const bytes = new Uint8Array(chunk.byteLength);
            chunk.copyTo(bytes);
            let binary = '';
            for (const byte of bytes) binary += String.fromCharCode(byte);
            told.push({
              base64: btoa(binary),
              atMs: Math.round(chunk.timestamp / 1000),
              isKey: chunk.type === 'key',
            });
          },
          error: (error) => failures.push(error.message),
        });
        encoder.configure({
          codec,
          width: film.width,
          height: film.height,
          bitrateMode: 'quantizer',
          latencyMode: 'quality',
        });
        let now = 0;
        let keyAt = -keyEvery;
        for (const { screen, pointer, ms } of shots) {
          const picture = pictures[screen];
          if (!picture) throw new Error('no such screen');
          paper.fillStyle = '#f0f4f1';
          paper.fillRect(0, 0, film.width, film.height);
          paper.drawImage(picture, 0, 0, film.width, film.height - film.strip);
          paper.fillStyle = '#c9d2cc';
          paper.fillRect(0, film.height - film.strip, film.width, 1);
          if (!pointer) continue;
          paper.save();
          paper.translate(pointer.x * scale, pointer.y * scale);
          if (pointer.isDown) {
            paper.beginPath();
            paper.arc(0, 0, 14, 0, 2 * Math.PI);
            paper.fillStyle = 'rgb(0 90 60 / 35%)';
            paper.fill();
          }
          paper.fillStyle = '#111';
          paper.strokeStyle = '#fff';
          paper.lineWidth = 1.5;
          paper.fill(arrow);
          paper.stroke(arrow);
          paper.restore();
          for (let left = ms; left > 0; left -= longest) {
            const frame = new VideoFrame(canvas, { timestamp: now * 1000 });
            const isKey = now - keyAt >= keyEvery;
            if (isKey) keyAt = now;
            encoder.encode(frame, { keyFrame: isKey, vp9: { quantizer } } as VideoEncoderEncodeOptions);
            frame.close();
            now += Math.min(left, longest);
            while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
          }
        }
        await encoder.flush();
        encoder.close();
        if (failures.length > 0) throw new Error(failures.join('; '));
        return { chunks: told, poster: canvas.toDataURL('image/webp', posterQuality), durationMs: now };
      },
      {
        screens: take.screens.map((png) => png.toString('base64')),
        // Drawn last, and not filmed: what stays on the canvas is the poster.
        shots: [...take.shots, { screen: take.poster, pointer: null, ms: 0 }],
        film: FILM,
        codec: CODEC,
        scale: SCREEN.scale,
        quantizer: QUANTIZER,
        posterQuality: POSTER_QUALITY,
        keyEvery: KEY_EVERY_MS,
        longest: LONGEST_MS,
      },
    );
    const frames = chunks.map(({ base64, ...when }) => ({ bytes: Buffer.from(base64, 'base64'), ...when }));
    return {
      film: await webmFile({ width: FILM.width, height: FILM.height, durationMs, frames }),
      poster: Buffer.from(poster.slice(poster.indexOf(',') + 1), 'base64'),
      durationMs,
    };
  } finally {
    await page.close();
  }
}
