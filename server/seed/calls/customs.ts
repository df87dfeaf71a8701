import type { auditionTypes, jobAvailabilities } from '@kirdaar/contract/rules/vocabulary';
import type { ProjectType } from '#seed/calls/call-text.ts';

interface Custom {
  durations: string[];
  auditions: (typeof auditionTypes)[number][];
  availability: (typeof jobAvailabilities)[number][];
  compensation: (string | null)[];
}

/** Typical values for each project type. */
export const customs: Record<ProjectType, Custom> = {
  Movie: {
    durations: ['34 days in two schedules', '42 days', '28 days', '50 days in three schedules'],
    auditions: ['Self-tape', 'Offline', 'Self-tape', 'Online'],
    availability: ['Full-time', 'Full-time', 'Flexible'],
    compensation: ['Paid, ₹8,000 a day', 'Paid, ₹2.5 lakh for the film', 'Paid', null],
  },
  'Short Film': {
    durations: ['3 days', '5 days', '2 nights', '4 days over two weekends'],
    auditions: ['Self-tape', 'Online'],
    availability: ['Flexible', 'Part-time'],
    compensation: ['Paid, ₹3,000 a day', 'Profit Share', 'Unpaid', 'Other'],
  },
  'Web Series': {
    durations: ['60 days in three schedules', '45 days', '75 days, not continuous', '6 days per episode'],
    auditions: ['Self-tape', 'Online', 'Offline'],
    availability: ['Full-time', 'Flexible'],
    compensation: ['Paid, ₹12,000 a day', 'Paid, ₹6,000 a day', null],
  },
  'TV Serial': {
    durations: ['12 days a month for a year', '20 days a month', '24 episodes to begin with'],
    auditions: ['Offline', 'Self-tape'],
    availability: ['Full-time'],
    compensation: ['Paid, ₹4,500 a day'],
  },
  Theatre: {
    durations: ['6 weeks of rehearsal, 30 shows', '8 weeks and a tour', '5 weeks, evenings'],
    auditions: ['Offline', 'Offline', 'Online'],
    availability: ['Part-time', 'Full-time', 'Flexible'],
    compensation: ['Paid, ₹1,500 a show', 'Paid', 'Profit Share', 'Other'],
  },
  Advertisement: {
    durations: ['1 day', '2 days', '3 days with a fitting', '2 days and a stills day'],
    auditions: ['Self-tape', 'Offline', 'Online'],
    availability: ['Flexible', 'Part-time'],
    compensation: ['Paid, ₹20,000 a day'],
  },
  'Fashion Show': {
    durations: ['2 days with rehearsal', '1 evening and a fitting', '3 days'],
    auditions: ['Offline', 'Online'],
    availability: ['Part-time', 'Flexible'],
    compensation: ['Paid, ₹10,000 an evening', null],
  },
  'Music Video': {
    durations: ['2 days', '1 night', '3 days with rehearsal'],
    auditions: ['Self-tape', 'Online'],
    availability: ['Flexible', 'Part-time'],
    compensation: ['Paid, ₹15,000 a day', 'Paid, ₹7,500 a day', 'Other'],
  },
  'Voice Over': {
    durations: ['4 sessions of three hours', '6 weeks, two sessions a week', '8 sessions'],
    auditions: ['Self-tape', 'Online'],
    availability: ['Part-time', 'Flexible'],
    compensation: ['Paid, ₹2,000 an hour'],
  },
};
