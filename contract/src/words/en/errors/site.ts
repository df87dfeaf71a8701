export const project_not_found = 'Project not found.';
