/** What a vehicle cannot be without, and what is said where it is missing. */
export const REQUIRED_OF_EQUIPMENT = { unit: 'Unit is required: the number you know the truck by.' } as const;
