/** Kinds of production house, by field, with the labels shown in the form. */
export const companyTypeFlags = {
  is_casting_director: 'Casting Director',
  is_production_house: 'Production House',
  is_ad_agency: 'Ad Agency',
  is_event_agency: 'Event Agency',
  is_theater_group: 'Theater Group',
  is_studio: 'Studio',
  is_talent_agency: 'Talent Agency',
} as const;

/** Industries a production house works in, by field, with the labels shown in the form. */
export const industryFlags = {
  works_tv: 'TV',
  works_film: 'Film',
  works_ott: 'OTT',
  works_ads: 'Ads',
  works_print: 'Print',
  works_theatre: 'Theatre',
  works_events: 'Events',
} as const;

/** All fourteen flags, in form order. */
export const companyFlags = { ...companyTypeFlags, ...industryFlags };
export type CompanyFlag = keyof typeof companyFlags;
