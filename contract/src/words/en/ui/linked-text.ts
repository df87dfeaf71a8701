/** What stands around a URL in a message of the API: 'See the plans at /user/plans for more.' */

export const before_path = ' at ';
export const after_path = '';
