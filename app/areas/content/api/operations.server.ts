import * as z from 'zod';
import { dataOf, moment, named, type Operation } from '~/platform/http/openapi/operation.server';
import {
  answerListTutorials,
  answerReadTutorial,
  answerMarkTutorial,
  answerCountTutorialView,
  answerListFeatures,
  answerViewFeature,
} from './handlers.server';

const id = z.int();

const content = z.object({
  id: z.int(),
  title: z.string(),
  short_description: z.string(),
  youtube_video_id: z.string().nullable(),
  viewed: z.boolean().describe('By who is signed in.'),
});
const feature = named(
  'Feature',
  content.extend({
    description: z.string().describe('HTML. Actions are in data-action: @ names a handler, # a path.'),
    views: z.int(),
  }),
);
const tutorial = named(
  'Tutorial',
  content.extend({
    viewed_at: moment.nullable(),
    counter: z.int(),
    content: z.string().optional().describe('HTML; where one tutorial is read.'),
  }),
);

export const contentOperations: Operation[] = [
  {
    id: 'listTutorials',
    tag: 'support',
    method: 'GET',
    path: '/tutorials',
    access: 'public',
    scope: null,
    summary: 'List the tutorials',
    answers: { 200: { text: 'Without their content.', schema: dataOf(z.array(tutorial)) } },
    example: { status: 200 },
    handle: answerListTutorials,
  },
  {
    id: 'readTutorial',
    tag: 'support',
    method: 'GET',
    path: '/tutorials/view/{id}',
    access: 'public',
    scope: null,
    summary: 'Read a tutorial',
    params: { id },
    answers: { 200: { text: 'The tutorial.', schema: dataOf(tutorial) } },
    problems: [404],
    example: { params: { id: '9' }, status: 200 },
    handle: answerReadTutorial,
  },
  {
    id: 'markTutorial',
    tag: 'support',
    method: 'GET',
    path: '/tutorials/view/{id}/update',
    access: 'user',
    scope: null,
    summary: 'Mark a tutorial as read',
    params: { id },
    answers: { 200: { text: 'The tutorial.', schema: dataOf(tutorial) } },
    problems: [404],
    example: { params: { id: '9' }, status: 200 },
    handle: answerMarkTutorial,
  },
  {
    id: 'countTutorialView',
    tag: 'support',
    method: 'GET',
    path: '/tutorials/view/{id}/counter',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Count a view of a tutorial',
    params: { id },
    answers: { 200: { text: 'The count.', schema: dataOf(z.object({ id: z.int(), counter: z.int() })) } },
    problems: [404],
    example: { params: { id: '9' }, status: 200 },
    handle: answerCountTutorialView,
  },
  {
    id: 'listFeatures',
    tag: 'support',
    method: 'GET',
    path: '/features',
    access: 'public',
    scope: null,
    summary: 'List the features',
    answers: { 200: { text: 'All of them.', schema: dataOf(z.array(feature)) } },
    example: { status: 200 },
    handle: answerListFeatures,
  },
  {
    id: 'viewFeature',
    tag: 'support',
    method: 'GET',
    path: '/features/view/{id}',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Read a feature, and count the view',
    params: { id },
    answers: { 200: { text: 'The feature.', schema: dataOf(feature) } },
    problems: [404],
    example: { params: { id: '1' }, status: 200 },
    handle: answerViewFeature,
  },
];
