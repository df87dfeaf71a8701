/** The fields of the kinds of production house. */
export const companyTypeFlags = [
  'is_casting_director',
  'is_production_house',
  'is_ad_agency',
  'is_event_agency',
  'is_theater_group',
  'is_studio',
  'is_talent_agency',
] as const;

/** The fields of the industries a production house works in. */
export const industryFlags = [
  'works_tv',
  'works_film',
  'works_ott',
  'works_ads',
  'works_print',
  'works_theatre',
  'works_events',
] as const;

/** All fourteen flags, in form order. */
export const companyFlags = [...companyTypeFlags, ...industryFlags] as const;
export type CompanyFlag = (typeof companyFlags)[number];
