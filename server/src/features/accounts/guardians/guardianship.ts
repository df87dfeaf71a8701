/** Returns the first word of a talent's name. */
export function firstNameOf({ name }: { name: string }): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Returns the name of an applicant in notifications to houses, which leave the site: a child's first name. */
export function applicantNameOf(talent: { is_child: boolean; name: string }): string {
  return talent.is_child ? firstNameOf(talent) : talent.name;
}
