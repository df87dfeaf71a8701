/** The projects that were cast here. */

export const title = 'Projects';
export const heading = <Part>(mark: (text: string) => Part) => ['Projects ', mark('cast'), ' here'];
export const lead = 'Films, web series and advertisements that were cast here.';
export const sort = 'Sort projects';
export const none = 'No projects found.';

export const missing_title = 'Project not found';
export const missing_description = 'This project does not exist.';
export const missing_heading = 'Project not found.';
export const missing_hint = 'It may have been removed.';
export const back = 'Back to projects';
export const poster = (title: string) => `Poster of ${title}`;
export const fact_type = 'Type';
export const fact_genre = 'Genre';
export const fact_director = 'Directed by';
export const fact_producer = 'Produced by';
export const fact_year = 'Released';
export const fact_language = 'Language';
export const fact_platform = 'Platform';
