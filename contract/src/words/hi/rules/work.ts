import type { experienceFlags, roleFlags } from '#rules/talent-vocabulary.ts';

export const wanted_roles: Record<(typeof roleFlags)[number], string> = {
  lead_roles: 'मुख्य रोल',
  supporting_roles: 'सहायक रोल',
  background_extras: 'बैकग्राउंड/एक्स्ट्रा',
  child_roles: 'बच्चों के रोल',
  elderly_roles: 'बुज़ुर्गों के रोल',
  romantic_roles: 'रोमांटिक रोल',
  villain_roles: 'विलेन/नेगेटिव रोल',
  comedy_roles: 'कॉमेडी रोल',
  period_roles: 'ऐतिहासिक रोल',
  fantasy_sci_fi_roles: 'फ़ैंटेसी/साइ-फ़ाइ रोल',
  special_category: 'विशेष श्रेणी',
};

export const experiences: Record<(typeof experienceFlags)[number], string> = {
  theatre: 'थिएटर में',
  print_modeling: 'प्रिंट/मॉडलिंग में',
  reality_shows: 'रियलिटी शो में',
};
