import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sanitizeContent } from '~/areas/content/sanitize-content.server';
import { PICTURE, pictureHtml, TUTORIAL_PICTURES } from '../../../../../prisma/seed/content/pictures';
import { PRODUCT_TUTORIALS } from '../../../../../prisma/seed/content/tutorials-product';
import { TAX_TUTORIALS } from '../../../../../prisma/seed/content/tutorials-tax';

const folder = path.resolve(import.meta.dirname, '../../../../../public/img/tutorials');
const tutorials = [...PRODUCT_TUTORIALS, ...TAX_TUTORIALS];

describe('the pictures of the tutorials', () => {
  it('are there for every one of at least twelve, small in sum', () => {
    expect(tutorials.length).toBeGreaterThanOrEqual(12);
    expect(TUTORIAL_PICTURES.map(({ slug }) => slug).sort()).toEqual(
      tutorials.map(({ slug }) => slug).sort(),
    );
    const sizes = TUTORIAL_PICTURES.map(({ slug }) => statSync(path.join(folder, `${slug}.webp`)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });

  it.each(TUTORIAL_PICTURES.map(({ slug }) => slug))('%s is a WebP file of the size that is said', (slug) => {
    const bytes = readFileSync(path.join(folder, `${slug}.webp`));
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('RIFF');
    expect(bytes.subarray(8, 16).toString('latin1')).toBe('WEBPVP8X');
    // The extended header: width and height less one, in three bytes each.
    expect([bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]).toEqual([
      PICTURE.width,
      PICTURE.height,
    ]);
  });

  it('say what they show, and survive the cleaning of the text', () => {
    for (const { slug, alt, caption } of TUTORIAL_PICTURES) {
      expect(alt.length).toBeGreaterThan(40);
      const kept = sanitizeContent(pictureHtml(slug));
      expect(kept).toContain(`src="/mileage/img/tutorials/${slug}.webp"`);
      expect(kept).toContain(`alt="${alt}"`);
      expect(kept).toContain(caption.replace(/&/g, '&amp;'));
    }
    expect(pictureHtml('no-such-tutorial')).toBe('');
  });
});
