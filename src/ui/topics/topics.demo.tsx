import { Topic, TopicLinks } from './topics';

const TOPICS = [
  { id: 'first', name: 'First topic' },
  { id: 'second', name: 'Second topic' },
];

export default function TopicsDemo() {
  return (
    <>
      <TopicLinks label="Topics" topics={TOPICS} />
      {TOPICS.map(({ id, name }) => (
        <Topic key={id} id={id} name={name} linkLabel={`Link to “${name}”`}>
          <li>One</li>
          <li>Two</li>
        </Topic>
      ))}
    </>
  );
}
