/** What a production house is, by field, as it is asked. */
export const companyTypeFlags = {
  is_casting_director: 'Casting Director',
  is_production_house: 'Production House',
  is_ad_agency: 'Ad Agency',
  is_event_agency: 'Event Agency',
  is_theater_group: 'Theater Group',
  is_studio: 'Studio',
  is_talent_agency: 'Talent Agency',
} as const;

/** The industries a production house works in, by field, as they are asked. */
export const industryFlags = {
  works_tv: 'TV',
  works_film: 'Film',
  works_ott: 'OTT',
  works_ads: 'Ads',
  works_print: 'Print',
  works_theatre: 'Theatre',
  works_events: 'Events',
} as const;

/** All fourteen, in their order. */
export const companyFlags = { ...companyTypeFlags, ...industryFlags };
export type CompanyFlag = keyof typeof companyFlags;
