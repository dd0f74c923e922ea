/** What a purchase cannot be without, as its form asks for it, and what is said where it is missing (P550.300). */
export const REQUIRED_OF_FUEL = {
  equipmentId: 'Equipment is required: which truck was filled?',
  date: 'Date is required.',
  state: 'State is required: the tax was paid there.',
  quantity: 'Units is required: how much was filled?',
} as const;
