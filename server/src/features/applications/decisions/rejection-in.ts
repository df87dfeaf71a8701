import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('rejections');

/** Returns a house's rejection in a language, if it is the one that we suggest for the role; otherwise as it is. */
export function rejectionIn(language: Language, text: string, role: string): string {
  const isSelected = [true, false].find((selected) =>
    languages.some((one) => words[one].suggested(role, selected) === text),
  );
  return isSelected === undefined ? text : words[language].suggested(role, isSelected);
}
