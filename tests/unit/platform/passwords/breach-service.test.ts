import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { breachService } from '~/platform/passwords/breach-service.server';
import { startBreachServer } from '../../../factories/breach-server';

const told: string[] = [];
const server = await startBreachServer();
server.leaked.add('autumn leaves 1987');
const tell = (message: string) => void told.push(message);
const service = breachService(server.url, tell, 60_000);

describe('a service of leaked passwords', () => {
  it('is told the first five digits of the hash and nothing else', async () => {
    const password = 'words that only I know';
    expect(await service.hasLeaked(password)).toBe(false);
    const [asked] = server.asked;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    expect(asked?.path).toBe(`/range/${hash.slice(0, 5)}`);
    expect(asked?.headers['add-padding']).toBe('true');
    const sent = JSON.stringify(asked).toUpperCase();
    expect(sent).not.toContain(hash.slice(5, 12));
    expect(sent).not.toContain(password.toUpperCase());
    expect(asked?.body).toBe('');
  });

  it('knows what leaked, and takes padding for what it is', async () => {
    expect(await service.hasLeaked('autumn leaves 1987')).toBe(true);
    expect(await service.hasLeaked('Autumn leaves 1987')).toBe(false);
    expect(await service.hasLeaked('padded but never leaked')).toBe(false);
  });

  it.each(['slow', 'broken', 'another form', 'endless', 'elsewhere'] as const)(
    'says that it cannot tell where the other side is %s, and why',
    async (mood) => {
      server.mood = mood;
      told.length = 0;
      // Only silence is ended by the clock.
      const asked = mood === 'slow' ? breachService(server.url, tell, 200) : service;
      expect(await asked.hasLeaked('autumn leaves 1987')).toBeNull();
      server.mood = 'well';
      expect(told).toHaveLength(1);
      expect(told[0]).not.toContain('autumn');
    },
  );

  it('says that it cannot tell where nobody is', async () => {
    expect(
      await breachService('http://127.0.0.1:9', () => undefined).hasLeaked('autumn leaves 1987'),
    ).toBeNull();
  });
});
