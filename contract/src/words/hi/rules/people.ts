import type { applyGenders, GuardianRelation } from '#rules/talent-vocabulary.ts';
import type { Category, JobGender } from '#rules/vocabulary.ts';

export const gender_names: Record<JobGender, string> = {
  Male: 'पुरुष',
  Female: 'महिला',
  Other: 'अन्य',
  Any: 'कोई भी',
};

export const apply_gender_names: Record<(typeof applyGenders)[number], string> = {
  Male: 'पुरुष',
  Female: 'महिला',
  'Non-binary': 'नॉन-बाइनरी',
};

export const guardian_relations: Record<GuardianRelation, string> = {
  Mother: 'माँ',
  Father: 'पिता',
  'Legal guardian': 'कानूनी अभिभावक',
};

export const category_names: Record<Category, string> = {
  All: 'सभी',
  'ACTORS & ACTRESS': 'ऐक्टर और ऐक्ट्रेस',
  'FASHION MODELS': 'फ़ैशन मॉडल',
  KIDS: 'बच्चे',
  INFLUENCERS: 'इन्फ़्लुएंसर',
  'VOICE OVER': 'वॉइस-ओवर',
  DANCERS: 'डांसर',
  'Freelance Foreigners': 'फ़्रीलांस विदेशी कलाकार',
  'Talent Agencies': 'टैलेंट एजेंसियाँ',
  'Theater Artist': 'थिएटर कलाकार',
};
