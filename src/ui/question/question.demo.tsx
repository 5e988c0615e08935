import { useState } from 'react';
import { Button } from '../button/button';
import { showToast } from '../toast/toast';
import { Question } from './question';

export default function QuestionDemo() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const act = () => {
    close();
    showToast({ message: 'Deleted' });
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete all
      </Button>
      <Question
        open={isOpen}
        title="Delete everything?"
        act="Delete"
        variant="danger-fill"
        onAct={act}
        onCancel={close}
      >
        <p>It cannot be brought back.</p>
      </Question>
    </>
  );
}
