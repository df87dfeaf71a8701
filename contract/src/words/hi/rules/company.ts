import type { companyTypeFlags, industryFlags } from '#rules/company-flags.ts';

export const company_types: Record<(typeof companyTypeFlags)[number], string> = {
  is_casting_director: 'कास्टिंग डायरेक्टर',
  is_production_house: 'प्रोडक्शन हाउस',
  is_ad_agency: 'विज्ञापन एजेंसी',
  is_event_agency: 'इवेंट एजेंसी',
  is_theater_group: 'थिएटर ग्रुप',
  is_studio: 'स्टूडियो',
  is_talent_agency: 'टैलेंट एजेंसी',
};

export const company_industries: Record<(typeof industryFlags)[number], string> = {
  works_tv: 'टीवी',
  works_film: 'फ़िल्म',
  works_ott: 'OTT',
  works_ads: 'विज्ञापन',
  works_print: 'प्रिंट',
  works_theatre: 'थिएटर',
  works_events: 'इवेंट',
};
