import { labelOf } from '#ui/label-of.ts';
import { project_types } from '#words/rules/calls.ts';

interface Named {
  name: string | null;
  project_type: string;
}

/** The name of a project, or else its type and its first role. */
export function projectTitle({ name, project_type }: Named, role = ''): string {
  return name ?? [labelOf(project_types, project_type), role].filter(Boolean).join(' · ');
}
