import type { ClientPick } from '#rules/review.ts';
import { tape_states } from '#words/hi/applications/review.ts';
import { picks } from '#words/hi/applications/shared-board.ts';
import { stage_name } from '#words/hi/rules/stages.ts';

export const applicants = 'आवेदक';
export const call_sheet = 'कॉल शीट';
export const contact_sheet_of = (call: string) => `चेहरों की शीट: ${call}`;
export const columns = {
  name: 'नाम',
  age: 'उम्र',
  gender: 'जेंडर',
  city: 'शहर',
  status: 'चरण',
  agency: 'एजेंसी',
  applied: 'आवेदन की तारीख़',
  score: 'आपका स्कोर',
  team_score: 'टीम का स्कोर',
  notes: 'नोट',
  client: 'क्लाइंट',
  tape: 'सेल्फ़-टेप',
  audition: 'ऑडिशन',
  place: 'ऑडिशन की जगह',
  match_score: 'मैच स्कोर',
  match_reasons: 'मैच की वजह',
  languages: 'भाषाएँ',
  skills: 'हुनर',
  body_type: 'शरीर की बनावट',
  height: 'कद',
  height_cm: 'कद (सेमी)',
  email: 'ईमेल',
  phone: 'फ़ोन',
  can_travel: 'यात्रा कर सकते हैं',
  available: 'उपलब्ध',
  for_role: 'इस रोल के लिए',
  profile: 'प्रोफ़ाइल',
} as const;
export const call_sheet_columns = {
  number: 'क्रम',
  day: 'दिन',
  time: 'समय (भारतीय समय)',
  role: 'रोल',
  guardian: 'अभिभावक',
  guardian_phone: 'अभिभावक का फ़ोन',
  answer: 'जवाब',
  arrived: 'पहुँचे',
} as const;
export const yes = 'हाँ';
export const no = 'नहीं';

export const stage = stage_name;
export const tapes = tape_states;

interface Response {
  viewer: string;
  label: string;
  pick: ClientPick | null;
  rating: number | null;
  comment: string | null;
}
export const client_response = ({ viewer, label, pick, rating, comment }: Response) =>
  `${viewer} (${label}): ${[pick && picks[pick], rating && `5 में से ${rating}`, comment && `“${comment}”`].filter(Boolean).join(', ')}`;
