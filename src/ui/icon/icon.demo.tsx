import { Icon } from './icon';
import { kitIconNames, shellIconNames } from './names';

export default function IconDemo() {
  return (
    <>
      <p>
        <Icon name="copy" size="s" /> <Icon name="copy" /> <Icon name="copy" size="l" />{' '}
        <Icon name="check" label="Done" />
      </p>
      <p>
        {[...shellIconNames, ...kitIconNames].map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}{' '}
          </span>
        ))}
      </p>
    </>
  );
}
