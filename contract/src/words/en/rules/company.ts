import type { companyTypeFlags, industryFlags } from '#rules/company-flags.ts';

export const company_types: Record<(typeof companyTypeFlags)[number], string> = {
  is_casting_director: 'Casting Director',
  is_production_house: 'Production House',
  is_ad_agency: 'Ad Agency',
  is_event_agency: 'Event Agency',
  is_theater_group: 'Theater Group',
  is_studio: 'Studio',
  is_talent_agency: 'Talent Agency',
};

/** What a production house casts for. */
export const company_industries: Record<(typeof industryFlags)[number], string> = {
  works_tv: 'TV',
  works_film: 'Film',
  works_ott: 'OTT',
  works_ads: 'Ads',
  works_print: 'Print',
  works_theatre: 'Theatre',
  works_events: 'Events',
};
