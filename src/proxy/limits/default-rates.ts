/** Whole mobile networks share one IPv4 address, so the defaults per client must not lock shoppers out. */
export const DEFAULT_RATES = {
  rateLookups: '60/min,1000/h',
  rateLists: '120/min,3000/h',
  rateDgaMisses: '5/5min,20/day',
  budgetDgaMisses: '100/h,1000/day',
} as const;
