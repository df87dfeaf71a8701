/** States and union territories of India, keyed by their GST codes. */
export const statesOfIndia = {
  '35': 'Andaman and Nicobar Islands',
  '37': 'Andhra Pradesh',
  '12': 'Arunachal Pradesh',
  '18': 'Assam',
  '10': 'Bihar',
  '04': 'Chandigarh',
  '22': 'Chhattisgarh',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '30': 'Goa',
  '24': 'Gujarat',
  '06': 'Haryana',
  '02': 'Himachal Pradesh',
  '01': 'Jammu and Kashmir',
  '20': 'Jharkhand',
  '29': 'Karnataka',
  '32': 'Kerala',
  '38': 'Ladakh',
  '31': 'Lakshadweep',
  '23': 'Madhya Pradesh',
  '27': 'Maharashtra',
  '14': 'Manipur',
  '17': 'Meghalaya',
  '15': 'Mizoram',
  '13': 'Nagaland',
  '21': 'Odisha',
  '34': 'Puducherry',
  '03': 'Punjab',
  '08': 'Rajasthan',
  '11': 'Sikkim',
  '33': 'Tamil Nadu',
  '36': 'Telangana',
  '16': 'Tripura',
  '09': 'Uttar Pradesh',
  '05': 'Uttarakhand',
  '19': 'West Bengal',
} as const;

export type StateName = (typeof statesOfIndia)[keyof typeof statesOfIndia];

/** State names in alphabetical order, as shown in forms. */
export const stateNames: readonly StateName[] = Object.values(statesOfIndia).sort();

/** The place of supply of a buyer abroad, with its code in tax returns. */
export const OUTSIDE_INDIA = 'Outside India';
const FOREIGN_CODE = '96';

/** Where a buyer can live. */
export type BuyerPlace = StateName | typeof OUTSIDE_INDIA;
export const buyerPlaces: readonly BuyerPlace[] = [...stateNames, OUTSIDE_INDIA];

/** Returns the code of a place in tax returns; a GSTIN that is registered in a State starts with it. */
export function gstCodeOf(place: BuyerPlace): string {
  return Object.entries(statesOfIndia).find(([, name]) => name === place)?.[0] ?? FOREIGN_CODE;
}
