import { creditLine } from '#rules/credits.ts';
import { MAX_TEXT } from '#rules/limits.ts';
import type { OwnProfile } from '#talent/profile.ts';

/** Returns the answers of the application form that a profile gives; empty where it gives none. */
export function answersOf(profile: OwnProfile, creditRole: (role: string) => string): Record<string, string> {
  const { first_name, middle_name, last_name, gender } = profile;
  const credits = profile.credits.map((credit) => creditLine(credit, creditRole));
  const known = {
    fullName: first_name ? joined([first_name, middle_name, last_name], ' ') : profile.name,
    email: profile.email,
    phone: profile.mobile,
    dob: profile.date_of_birth,
    gender: gender === 'Other' ? 'Non-binary' : gender,
    location: profile.current_location ?? profile.city,
    height: profile.height,
    weight: profile.weight,
    skinTone: profile.skin_tone,
    hairColor: profile.hair_color,
    eyeColor: profile.eye_color,
    bodyType: profile.body_type,
    actingExperience: profile.acting_experience,
    keySkills: joined([...profile.skills, ...profile.language], ', '),
    previousWork: profile.previous_work ?? credits.join('\n').slice(0, MAX_TEXT),
    courses: profile.courses ?? profile.professional_training,
    portfolioLink: profile.portfolio_link,
    instagramLink: profile.instagram_link,
  };
  return Object.fromEntries(Object.entries(known).map(([name, answer]) => [name, answer ?? '']));
}

function joined(parts: readonly (string | null)[], by: string): string {
  return parts.filter(Boolean).join(by);
}
