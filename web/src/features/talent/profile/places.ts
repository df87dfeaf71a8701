/** Suggestions for a city. Any other city can be typed. */

const citiesOfStates: Readonly<Record<string, readonly string[]>> = {
  'Andhra Pradesh': ['Visakhapatnam', 'Vijayawada', 'Guntur', 'Tirupati', 'Nellore', 'Kurnool'],
  'Arunachal Pradesh': ['Itanagar', 'Tawang', 'Pasighat'],
  Assam: ['Guwahati', 'Dibrugarh', 'Silchar', 'Jorhat', 'Tezpur'],
  Bihar: ['Patna', 'Gaya', 'Bhagalpur', 'Muzaffarpur', 'Darbhanga'],
  Chhattisgarh: ['Raipur', 'Bhilai', 'Bilaspur', 'Korba'],
  Goa: ['Panaji', 'Margao', 'Vasco da Gama', 'Mapusa'],
  Gujarat: ['Ahmedabad', 'Surat', 'Vadodara', 'Rajkot', 'Gandhinagar', 'Bhavnagar', 'Jamnagar'],
  Haryana: ['Gurugram', 'Faridabad', 'Panipat', 'Ambala', 'Hisar', 'Rohtak', 'Karnal'],
  'Himachal Pradesh': ['Shimla', 'Dharamshala', 'Manali', 'Mandi', 'Solan'],
  Jharkhand: ['Ranchi', 'Jamshedpur', 'Dhanbad', 'Bokaro'],
  Karnataka: ['Bengaluru', 'Mysuru', 'Mangaluru', 'Hubballi', 'Belagavi', 'Udupi'],
  Kerala: ['Kochi', 'Thiruvananthapuram', 'Kozhikode', 'Thrissur', 'Kollam', 'Kannur'],
  'Madhya Pradesh': ['Bhopal', 'Indore', 'Gwalior', 'Jabalpur', 'Ujjain'],
  Maharashtra: ['Mumbai', 'Pune', 'Navi Mumbai', 'Thane', 'Nagpur', 'Nashik', 'Kolhapur', 'Aurangabad'],
  Manipur: ['Imphal', 'Thoubal', 'Churachandpur'],
  Meghalaya: ['Shillong', 'Tura'],
  Mizoram: ['Aizawl', 'Lunglei'],
  Nagaland: ['Kohima', 'Dimapur', 'Mokokchung'],
  Odisha: ['Bhubaneswar', 'Cuttack', 'Puri', 'Rourkela', 'Sambalpur'],
  Punjab: ['Ludhiana', 'Amritsar', 'Jalandhar', 'Mohali', 'Patiala', 'Bathinda'],
  Rajasthan: ['Jaipur', 'Jodhpur', 'Udaipur', 'Kota', 'Ajmer', 'Bikaner'],
  Sikkim: ['Gangtok', 'Namchi'],
  'Tamil Nadu': ['Chennai', 'Coimbatore', 'Madurai', 'Tiruchirappalli', 'Salem', 'Vellore'],
  Telangana: ['Hyderabad', 'Warangal', 'Karimnagar', 'Nizamabad'],
  Tripura: ['Agartala', 'Udaipur'],
  'Uttar Pradesh': ['Noida', 'Lucknow', 'Ghaziabad', 'Kanpur', 'Varanasi', 'Agra', 'Prayagraj', 'Meerut'],
  Uttarakhand: ['Dehradun', 'Haridwar', 'Rishikesh', 'Nainital', 'Haldwani'],
  'West Bengal': ['Kolkata', 'Howrah', 'Siliguri', 'Durgapur', 'Asansol', 'Darjeeling'],
  'Andaman and Nicobar Islands': ['Port Blair'],
  Chandigarh: ['Chandigarh'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Daman', 'Silvassa', 'Diu'],
  Delhi: ['New Delhi', 'Delhi'],
  'Jammu and Kashmir': ['Srinagar', 'Jammu', 'Anantnag'],
  Ladakh: ['Leh', 'Kargil'],
  Lakshadweep: ['Kavaratti'],
  Puducherry: ['Puducherry', 'Karaikal'],
};

const statesOfIndia = Object.keys(citiesOfStates).sort();
const citiesOfIndia = [...new Set(Object.values(citiesOfStates).flat())].sort();

export const countries = [
  'India',
  'Australia',
  'Bangladesh',
  'Bhutan',
  'Canada',
  'France',
  'Germany',
  'Italy',
  'Japan',
  'Kenya',
  'Malaysia',
  'Maldives',
  'Mauritius',
  'Nepal',
  'Netherlands',
  'New Zealand',
  'Nigeria',
  'Russia',
  'Singapore',
  'South Africa',
  'Spain',
  'Sri Lanka',
  'Thailand',
  'Ukraine',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
] as const;

export const nationalities = [
  'Indian',
  'American',
  'Australian',
  'Bangladeshi',
  'Bhutanese',
  'Brazilian',
  'British',
  'Canadian',
  'French',
  'German',
  'Italian',
  'Kenyan',
  'Nepali',
  'Nigerian',
  'Russian',
  'South African',
  'Spanish',
  'Sri Lankan',
  'Ukrainian',
] as const;

/** Returns the known states of a country, and those of India before a country is entered. */
export function statesOf(country: string): readonly string[] {
  return isIndia(country) ? statesOfIndia : [];
}

/** Returns the larger cities of a state of India, or of all states. */
export function citiesOf(country: string, state: string): readonly string[] {
  if (!isIndia(country)) return [];
  const known = statesOfIndia.find((name) => name.toLowerCase() === state.trim().toLowerCase());
  return citiesOfStates[known ?? ''] ?? citiesOfIndia;
}

function isIndia(country: string): boolean {
  return ['', 'india', 'bharat'].includes(country.trim().toLowerCase());
}
