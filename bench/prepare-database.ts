import { inProject } from '~/config/project-root.server';
import { migrate } from '~/platform/database/migrate.server';
import { prepareQueue } from '~/platform/database/queue-schema.server';
import { seed } from '../prisma/seed/seed.server';

/** Migrates the database at DATABASE_URL and puts the reference data of this release into it. A process of its own, for a program knows one database. */
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to prepare');
await migrate(url, inProject('prisma', 'migrations'));
await prepareQueue(url);
await seed({ withDemo: false });
process.exit();
