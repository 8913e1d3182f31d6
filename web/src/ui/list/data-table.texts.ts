export const DATA_TABLE_TEXTS = { open: 'Ver los datos en una tabla' } as const;
