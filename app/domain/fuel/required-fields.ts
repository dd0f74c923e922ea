/** What a purchase cannot be without, and what is said where it is missing (P550.300). */
export const REQUIRED_OF_FUEL = {
  equipmentId: 'Equipment is required: which truck was filled?',
  date: 'Date is required.',
  quantity: 'Units is required: how much was filled?',
  state: 'State is required: the tax was paid there.',
} as const;
