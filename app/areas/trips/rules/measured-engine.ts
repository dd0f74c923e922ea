/** The engine of a route that the truck's own device has measured. */
export const MEASURED_ENGINE = 'gps';
