/* Suggestions for a country and a nationality. Any other can be typed. */

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

/** Whether a typed country is India. */
export function isIndia(country: string): boolean {
  return /^(?:republic of )?(?:india|bharat|hindustan|भारत|इंडिया|हिंदुस्तान)$/i.test(country.trim());
}

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
