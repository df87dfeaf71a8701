/** The filters of a board, and what a team saves under a name: filters and texts. */

export const filters = 'Filters';
export const filters_clear = 'Clear all';
export const filters_show = 'Show applicants';
export const filters_saved = 'Saved filters';
export const filters_save = 'Save the current filters';
export const filter_delete = (name: string) => `Delete ${name}`;
export const filter_deleted = (name: string) => `${name} deleted.`;
export const filter_delete_failed = 'We couldn’t delete this filter. Try again.';
export const field_age_from = 'Age from';
export const field_age_to = 'Age to';
export const field_age_invalid = 'Enter an age from 0 to 120.';
export const field_gender = 'Gender';
export const field_any = 'Any';
export const field_city = 'City';
export const field_city_example = 'Mumbai';
export const field_language = 'Speaks';
export const field_language_example = 'Hindi';
export const field_skill = 'Skill';
export const field_skill_example = 'Horse Riding';
export const field_body = 'Body';
export const field_score = 'Score';
export const field_unopened = 'Not opened yet';
export const score_at_least = (score: string) => `${score} or more`;
export const sorts = {
  match: 'Best match first',
  newest: 'Newest first',
  score: 'Highest score first',
  city: 'Nearest city first',
} as const;
export const chip_score = (score: string) => `Score: ${score}`;
export const chip_age_from = (age: string) => `From age ${age}`;
export const chip_age_to = (age: string) => `Up to age ${age}`;
export const chip_city = (city: string) => `City: ${city}`;
export const chip_language = (language: string) => `Speaks ${language}`;
export const chip_skill = (skill: string) => `Skill: ${skill}`;
export const chip_body = (body: string) => `Body: ${body}`;

export const preset_saved = 'Saved for your team.';
export const preset_name = 'Name';
export const preset_name_hint =
  'Your whole team can use it. Saving under the same name replaces the earlier version.';
export const preset_name_missing = 'Enter a name.';
export const preset_save_failed = 'We couldn’t save this. Try again.';
export const preset_save = 'Save';
export const preset_cancel = 'Cancel';
