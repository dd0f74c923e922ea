export function generateClient(schemaFolder: string, output?: string): Promise<void>;
