import { labelOf } from '#ui/label-of.ts';
import { project_types } from '#words/rules/calls.ts';
import { place_name } from '#words/rules/places.ts';
import { language_names } from '#words/rules/spoken-languages.ts';

const known: Readonly<Record<string, ((text: string) => string) | undefined>> = {
  city: place_name,
  language: language_names,
  project_type: (type) => labelOf(project_types, type),
};

/** Returns the text of a filter in the reader's language, if it is a known value. The server knows it in any. */
export function filterText(name: string, text: string): string {
  return known[name]?.(text) ?? text;
}
