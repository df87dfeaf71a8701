const labels: Readonly<Record<string, string>> = {
  role_details: 'Role title',
  language_required: 'Language',
  skills_needed: 'Skills',
  city_location: 'City',
  phone_number: 'Mobile number',
  child_permit_no: 'Permit number',
  child_daily_hours: 'Hours a day',
  child_stretch_hours: 'Hours without rest',
  child_responsible: 'Responsible for children',
  availability_required: 'Availability',
};

/** Returns the label of a field of a casting call. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ');
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
