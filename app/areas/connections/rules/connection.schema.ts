import * as z from 'zod';

const LONGEST = 500;

const needed = (words: string, longest = LONGEST) =>
  z.string({ error: words }).trim().min(1, words).max(longest, `This is longer than ${longest} characters.`);

const key = needed('Paste the API key.').refine(
  (text) => /^[\x21-\x7e]+$/.test(text),
  'A key has no spaces. Copy it again.',
);

/** The access to a telematics system, as it is typed. */
export const accessSchema = z.discriminatedUnion('system', [
  z.object({ system: z.literal('samsara'), key }),
  z.object({ system: z.literal('motive'), key }),
  z.object({
    system: z.literal('geotab'),
    database: needed('Write the name of your database.', 100),
    userName: needed('Write the user name, usually an email address.', 200),
    password: z.string().min(1, 'Write the password.').max(LONGEST),
  }),
]);

/** Which unit each vehicle of a connection is, as a program says it. */
export const vehicleChoicesSchema = z.object({
  vehicles: z
    .array(
      z.object({
        vehicle_id: z.string().max(200),
        equipment_id: z.int().min(1).nullish(),
        left_out: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(5_000),
});
