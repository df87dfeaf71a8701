/** The PDF of a size sheet. */

export const document_title = (name: string) => `${name}, size sheet`;
export const title = 'Size sheet';
export const measurement = 'Measurement';
export const stated = 'Stated by the talent';
export const fitting = 'At the fitting';
export const hidden =
  'You cannot see other measurements. Talent share them with production houses they apply to, unless they choose otherwise.';
export const foot = (product: string) => `Made with ${product}, only for the costume department.`;
export const foot_saved = (day: string, product: string) =>
  `Saved by the talent on ${day}. Made with ${product}, only for the costume department.`;
export const measurements = {
  height: 'Height',
  weight: 'Weight',
  collar: 'Collar',
  shoulder: 'Shoulder',
  above_bust: 'Above bust',
  bust: 'Bust',
  under_bust: 'Under bust',
  cup_size: 'Cup size',
  arm_hole: 'Arm hole',
  biceps: 'Biceps',
  till_elbow: 'Till elbow',
  sleeve_length: 'Sleeve length',
  waist: 'Waist',
  hips: 'Hips',
  upper_thigh: 'Upper thigh',
  lower_thigh: 'Lower thigh',
  fork: 'Fork',
  inseam_length: 'Inseam',
  trouser_length: 'Trouser length',
  shoe_size: 'Shoe size',
  measurement: 'In one line',
} as const;
export const inches = (length: string) => `${length} in`;
